import type { ReactNode } from "react";
import { GrowingTree, treeCapacity } from "#ui/marks/GrowingTree.tsx";
import { OptionList } from "#ui/text/OptionList.tsx";

/**
 * A drawing of a lesson's question beside the tree that grows with each lesson. Nothing in it is
 * interactive.
 */
export function LessonView({
  kicker,
  question,
  answers,
  chosen,
  tree,
  children,
}: {
  kicker: string;
  question: string;
  answers: string[];
  /** The index of the chosen answer. */
  chosen?: number;
  tree: { done: number; description: string; caption: string };
  /** Shown below the answers. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-6 @demo:grid-cols-3">
      <div className="@demo:col-span-2">
        <p className="text-small text-soft">{kicker}</p>
        <p className="mt-1 mb-4 font-bold text-subtitle tracking-subtitle">{question}</p>
        <OptionList options={answers} chosen={chosen} />
        {children}
      </div>
      <div className="self-end border-line border-t pt-5 @demo:border-t-0 @demo:pt-0">
        <div className="mx-auto max-w-44">
          <GrowingTree done={tree.done} total={treeCapacity} description={tree.description} />
        </div>
        <p className="mt-2 text-center text-small text-soft">{tree.caption}</p>
      </div>
    </div>
  );
}
