import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Noun, RecordRow, Verb } from '../../frame/noun.ts';
import { positionAtEnd, positionsAfter } from './model/positions.ts';
import { contents, modules, type ContentRow, type PlacedModule } from './noun.ts';

type PlacedRow = RecordRow & { position: number };

/** A step up or down among those that stand beside each other. */
export function useSteps<Row extends PlacedRow>(noun: Pick<Noun, 'update'>, beside: readonly Row[]): Verb<Row>[] {
  const t = useTexts('desk_contents');

  /** One after the other: each command takes one. */
  async function place(changes: readonly { id: number; position: number }[]): Promise<void> {
    for (const change of changes) await noun.update({ data: [change] }, change);
  }

  function step(key: string, by: 1 | -1, words: { label: string; done: string }): Verb<Row> {
    const changesOf = ({ id }: Row) => positionsAfter(beside, id, by);
    return {
      key,
      label: words.label,
      can: (row) => changesOf(row).length > 0,
      send: (row) => place(changesOf(row)),
      undo: (row) => {
        const changed = new Set(changesOf(row).map(({ id }) => id));
        return place(beside.filter(({ id }) => changed.has(id)).map(({ id, position }) => ({ id, position })));
      },
      done: () => words.done,
    };
  }

  return [
    step('up', -1, { label: t('up'), done: t('up_done') }),
    step('down', 1, { label: t('down'), done: t('down_done') }),
  ];
}

/** To the end of another module. */
export function useModuleMoves(all: readonly PlacedModule[], ownId: number): Verb<ContentRow>[] {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();

  return all
    .filter(({ row }) => row.id !== ownId)
    .map(({ row: to, contents: there }) => {
      const module = modules.nameOf(to, locale);
      return {
        key: `to_${to.id}`,
        label: t('to_module', { module }),
        can: () => true,
        send: ({ id }) => put({ id, module_id: to.id, position: positionAtEnd(there) }),
        undo: ({ id, module_id, position }) => put({ id, module_id, position }),
        done: () => t('to_module_done', { module }),
      };
    });
}

function put(change: { id: number; module_id: number; position: number }): Promise<unknown> {
  return contents.update({ data: [change] }, change);
}
