import { GrowingTree, treeCapacity } from "./GrowingTree.tsx";

const tree = (done: number) => (
  <div className="max-w-44">
    <GrowingTree done={done} total={treeCapacity} description={`${done} of ${treeCapacity} done`} />
  </div>
);

export const examples = { new: tree(0), growing: tree(4), grown: tree(treeCapacity) };
