import { lazy, type ComponentProps } from 'react';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { ClassList } from './class-list.tsx';

const load = async () => (await import('./class-list.tsx')).ClassList;

// Loaded at once on the server; the browser loads it only where the address asks for a list.
const List = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

export function ListPart(of: ComponentProps<typeof ClassList>) {
  const t = useTexts('calendar');

  return (
    <HydratedLater fallback={<SkeletonRows rows={8} label={t('loading')} />}>
      <List {...of} />
    </HydratedLater>
  );
}
