import type { InboxItem } from '#contract/areas/inbox/calls.ts';

export type EvidenceProps = { item: InboxItem };
