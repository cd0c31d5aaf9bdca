import { useTexts } from '#web/shared/texts/texts.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { CancelClass } from './cancel-class.tsx';
import { ClassLead } from './class-lead.tsx';
import { ClassPart } from './class-part.tsx';
import { ClassState } from './class-state.tsx';
import { DuplicatePart } from './duplicate-part.tsx';
import { LessonsPart } from './lessons-part.tsx';
import { classes, type ClassRow } from './noun.ts';
import { PeoplePart } from './people/people-part.tsx';
import { WaitingPart } from './people/waiting-part.tsx';
import { useClassColumns, useClassFilters } from './use-class-list.tsx';
import { useClassSections } from './use-class-sections.ts';
import { useClassVerbs } from './use-class-verbs.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_classes');
  const verbs = useClassVerbs();
  const columns = useClassColumns();
  const filters = useClassFilters();
  const sections = useClassSections({ isNew: place[0] === 'create' });

  return (
    <NounPages
      place={place}
      search={search}
      noun={classes}
      texts="desk_classes"
      name={{ head: t('class'), sort: 'code' }}
      columns={columns}
      filters={filters}
      verbs={verbs}
      sections={sections}
      record={{ badges: stateOf, acts: cancelOf, lead: leadOf }}
      part={partOf}
    />
  );
}

const stateOf = (row: ClassRow) => <ClassState row={row} />;
const cancelOf = (row: ClassRow) => <CancelClass row={row} />;
const leadOf = (row: ClassRow) => <ClassLead row={row} part={null} />;

function partOf(id: number, name: string) {
  switch (name) {
    case 'lessons':
      return (
        <ClassPart key={id} id={id} name={name}>
          {(row) => <LessonsPart row={row} />}
        </ClassPart>
      );
    case 'people':
      return (
        <ClassPart key={id} id={id} name={name}>
          {(row) => <PeoplePart row={row} />}
        </ClassPart>
      );
    case 'waiting':
      return (
        <ClassPart key={id} id={id} name={name}>
          {(row) => <WaitingPart row={row} />}
        </ClassPart>
      );
    case 'duplicate':
      return (
        <ClassPart key={id} id={id} name={name}>
          {(row) => <DuplicatePart row={row} />}
        </ClassPart>
      );
    default:
      return undefined;
  }
}
