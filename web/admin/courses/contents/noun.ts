import { useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/index.ts';
import { textIn } from '#contract/rules/text-in.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage } from '#web/shared/api/every-page.ts';
import type { Noun, RowOf, Values } from '../../frame/noun.ts';

export type ContentRow = RowOf<Api['learning']['retrieveContentSources']>;
export type ModuleRow = RowOf<Api['learning']['retrieveModuleSources']>;
type OfCourse = { course_id?: number };
type NewContent = Parameters<Api['learning']['createContent']>[0]['data'][0];

export const claimOfContents = 'contents.edit';

/** Below `/admin/`. */
export function contentsPath(courseId: number): string {
  return `courses/${courseId}/contents`;
}

export const contents: Noun<ContentRow, OfCourse, 'position'> = {
  name: 'contents',
  claim: claimOfContents,
  source: (input) => queries().learning.retrieveContentSources.queryOptions({ input }),
  update: (input: Parameters<Api['learning']['updateContent']>[0]) => api().learning.updateContent(input),
  remove: (input) => api().learning.deleteContent(input),
  restore: (input) => api().learning.restoreContent(input),
  nameOf: ({ title, id }, locale) => textIn(title, locale) || String(id),
  blank: {
    course_id: 0,
    module_id: 0,
    type: 'text',
    title: {},
    body: {},
    position: 1,
    is_preview: false,
    is_mandatory: true,
    is_graded: false,
    weight: 1,
    completes_on_open: false,
    attempts_allowed: 1,
    attempt_grading: 'best',
    url: null,
    file_id: null,
    captions_file_id: null,
    captions_language: null,
    duration_seconds: null,
    scorm_package_id: null,
    file: null,
    captions_file: null,
    scorm_package: null,
  },
};

/** The contents of one type in one module, for the form of a new one. */
export function newContentsIn(moduleId: number, type: ContentType, kind: string): typeof contents {
  return {
    ...contents,
    name: `contents_${moduleId}_${kind}`,
    // The contract's type of one content: which fields it has follows from the form of its kind.
    create: ({ data: [values] }: { data: [NewContent & Values] }) => {
      const empty = Object.keys(values).filter((name) => values[name] === null);
      const content = Object.assign(values, { type, module_id: moduleId });
      for (const name of empty) Reflect.deleteProperty(content, name);
      return api().learning.createContent({ data: [content] });
    },
  };
}

export const modules: Noun<ModuleRow, OfCourse, 'position'> = {
  name: 'modules',
  claim: claimOfContents,
  source: (input) => queries().learning.retrieveModuleSources.queryOptions({ input }),
  create: (input: Parameters<Api['learning']['createModule']>[0]) => api().learning.createModule(input),
  update: (input: Parameters<Api['learning']['updateModule']>[0]) => api().learning.updateModule(input),
  remove: (input) => api().learning.deleteModule(input),
  restore: (input) => api().learning.restoreModule(input),
  nameOf: ({ title, id }, locale) => textIn(title, locale) || String(id),
  blank: { course_id: 0, title: {}, position: 1 },
};

export type PlacedModule = { row: ModuleRow; contents: readonly ContentRow[] };

export type Outline = {
  modules: readonly PlacedModule[];
  /** What can be restored: a deleted module with its contents. */
  deletedModules: readonly ModuleRow[];
  deletedContents: readonly ContentRow[];
};

/** All modules and contents of a course, in their order. */
export function useOutline(courseId: number) {
  const filter = { course_id: courseId, deleted: 'with' as const };
  const sort = [
    { field: 'position' as const, order: 'asc' as const },
    { field: 'id' as const, order: 'asc' as const },
  ];
  const [locale, slice, call] = contents.source({ filter, page: { number: 1, size: 1 } }).queryKey;

  return useQuery({
    queryKey: [locale, slice, call, 'outline', courseId],
    queryFn: async ({ signal }) => {
      const { retrieveContentSources, retrieveModuleSources } = queries().learning;
      const [ofModules, ofContents] = await Promise.all([
        everyPage((page) => retrieveModuleSources.queryOptions({ input: { filter, sort, page } }).queryFn({ signal })),
        everyPage((page) => retrieveContentSources.queryOptions({ input: { filter, sort, page } }).queryFn({ signal })),
      ]);
      return outlineOf(ofModules, ofContents);
    },
  });
}

function outlineOf(ofModules: readonly ModuleRow[], ofContents: readonly ContentRow[]): Outline {
  const isThere = ({ deleted_at: deletedAt }: ModuleRow | ContentRow) => deletedAt === null;
  const there = ofModules.filter(isThere);
  const inModule = (id: number) => ofContents.filter(({ module_id: moduleId }) => moduleId === id);

  return {
    modules: there.map((row) => ({ row, contents: inModule(row.id).filter(isThere) })),
    deletedModules: ofModules.filter((row) => !isThere(row)),
    deletedContents: there.flatMap(({ id }) => inModule(id).filter((row) => !isThere(row))),
  };
}
