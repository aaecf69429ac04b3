import Check from "lucide-react/icons/check";
import type { ContentPage } from "#load/page-context.ts";
import type { ProductContent } from "#load/schema/product.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ButtonMock } from "#ui/controls/ButtonMock.tsx";
import { PeopleMap } from "#ui/profile-map/PeopleMap.tsx";
import { getInitials } from "#ui/text/get-initials.ts";
import { OptionList } from "#ui/text/OptionList.tsx";
import { RespondentList } from "../profile/RespondentList.tsx";
import { DemoSlide } from "./DemoSlide.tsx";
import { findRespondents } from "./demo-people.ts";

type Demo = ProductContent["map"]["demo"];

const formatStep = (demo: Demo, number: number) => interpolate(demo.step, { number, total: 3 });

/** The slide on choosing a role, and the context in which others see a person in it. */
export function RoleSlide({ page }: { page: ContentPage<"product"> }) {
  const { demo } = page.content.map;
  const { roles, contexts, ...slide } = demo.role;
  return (
    <DemoSlide
      slide={slide}
      bar={demo.bar}
      note={formatStep(demo, 1)}
      foot={
        <span className="ml-auto">
          <ButtonMock>{slide.continue}</ButtonMock>
        </span>
      }
    >
      <div className="grid grow gap-x-8 gap-y-5 @demo:grid-cols-2">
        {[roles, contexts].map((choice) => (
          <div key={choice.title} className="flex flex-col">
            <p className="mb-3 font-bold">{choice.title}</p>
            <OptionList options={choice.options} chosen={0} />
          </div>
        ))}
      </div>
    </DemoSlide>
  );
}

/** The slide on selecting respondents. */
export function PeopleSlide({ page }: { page: ContentPage<"product"> }) {
  const { demo } = page.content.map;
  const { list, question, count, invite, ...slide } = demo.people;
  const counts = { count: findRespondents(list).length, total: list.length };
  return (
    <DemoSlide
      slide={{ ...slide, description: interpolate(slide.description, counts) }}
      bar={demo.bar}
      note={formatStep(demo, 2)}
      foot={
        <>
          <span className="text-small text-soft">{interpolate(count, counts)}</span>
          <ButtonMock>{invite}</ButtonMock>
        </>
      }
    >
      <p className="mb-3 font-bold text-subtitle tracking-subtitle">{question}</p>
      <ul className="grid grow gap-x-8 @demo:grid-cols-2">
        {list.map((person) => (
          <li key={person.name} className="flex items-center gap-3 border-line border-t py-2.5">
            <span
              className={`inline-flex size-6 shrink-0 items-center justify-center rounded-pill border-2 ${person.group ? "border-spruce" : "border-line"}`}
            >
              {person.group && <Check className="arrive size-4 text-spruce" strokeWidth={3} />}
            </span>
            <span>
              <span className="font-semibold">{person.name}</span>{" "}
              <span className="text-small text-soft">{person.relation}</span>
            </span>
          </li>
        ))}
      </ul>
    </DemoSlide>
  );
}

/** The slide on the invitations to the selected people. */
export function SentSlide({ page }: { page: ContentPage<"product"> }) {
  const { demo } = page.content.map;
  const { heading, status, ...slide } = demo.sent;
  const people = findRespondents(demo.people.list);
  const counts = { count: people.length };
  return (
    <DemoSlide
      slide={{ ...slide, description: interpolate(slide.description, counts) }}
      bar={demo.bar}
      note={formatStep(demo, 3)}
    >
      <div className="my-auto grid items-center gap-x-8 gap-y-4 @demo:grid-cols-5">
        <div className="mx-auto w-full max-w-72 @demo:col-span-2">
          <PeopleMap
            people={people.map(({ name }) => ({ initials: getInitials(name), answered: false }))}
            description={interpolate(slide.description, counts)}
          />
        </div>
        <div className="@demo:col-span-3">
          <p className="mb-3 font-bold text-subtitle tracking-subtitle">
            {interpolate(heading, counts)}
          </p>
          <RespondentList
            people={people.map((person) => ({ ...person, status }))}
            inPairs="always"
          />
        </div>
      </div>
    </DemoSlide>
  );
}
