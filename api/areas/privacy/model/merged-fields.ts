import { mergedFields, type MergedField, type MergeObstacle, type UserMerge } from '#contract/areas/privacy/merging.ts';

type Values = Partial<Record<MergedField | 'name', unknown>>;
type Two = { staying: Values; removed: Values };

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Of two persons: what the one lacks and gets from the other, and what both have differently. */
export function compareFields({ staying, removed }: Two): Pick<UserMerge, 'fills' | 'differs'> {
  return {
    fills: mergedFields.filter((field) => !isGiven(staying[field]) && isGiven(removed[field])),
    differs: (['name', ...mergedFields] as const).filter(
      (field) => isGiven(staying[field]) && isGiven(removed[field]) && staying[field] !== removed[field],
    ),
  };
}

/** Who differs in these is hardly one person. */
export function strangers(differs: UserMerge['differs']): MergeObstacle[] {
  const obstacleOf = { birth_date: 'birth_date', document_number: 'document' } as const;
  return differs.flatMap((field) => (field === 'birth_date' || field === 'document_number' ? [obstacleOf[field]] : []));
}
