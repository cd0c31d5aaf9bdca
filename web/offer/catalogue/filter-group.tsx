import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './filter-group.module.css';

/** The groups that most readers use. */
const openAtFirst = ['type', 'category'];

/** Survives navigation: Back finds the groups as the reader left them. Only the browser writes to it. */
const leftOpen = new Map<string, boolean>();

type FilterGroupProps = {
  name: string;
  legend: string;
  help?: string;
  /** How many of its filters are on. */
  chosen: number;
  children: ReactNode;
};

/** Closed groups keep the filters shorter than the results. One with a choice opens. */
export function FilterGroup({ name, legend, help, chosen, children }: FilterGroupProps) {
  const t = useTexts('catalogue');
  const isChosen = chosen > 0;
  const [was, setWas] = useState(isChosen);
  const [isOpen, setOpen] = useState(isChosen || (leftOpen.get(name) ?? openAtFirst.includes(name)));
  if (was !== isChosen) {
    setWas(isChosen);
    if (isChosen) setOpen(true);
  }
  const turn = (next: boolean) => {
    leftOpen.set(name, next);
    setOpen(next);
  };

  return (
    <details
      className={styles.root}
      open={isOpen}
      onToggle={({ target, currentTarget }) => target === currentTarget && turn(currentTarget.open)}
    >
      <summary>
        <span>{legend}</span>
        {isChosen && <Badge tone="good">{t('filters_on', { count: chosen })}</Badge>}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>
        <ChoiceGroup legend={legend} legendHidden help={help}>
          {children}
        </ChoiceGroup>
      </div>
    </details>
  );
}
