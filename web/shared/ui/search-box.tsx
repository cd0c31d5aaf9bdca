import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'children'> & {
  /** Names the form among the page's landmarks: "Courses, in the header". */
  landmark: string;
  label: string;
  buttonLabel: string;
  /** Where the form goes without script, by GET. */
  action: string;
  /** The only large one stands on Home. */
  large?: boolean | undefined;
  onSearch: (text: string) => void;
};

/** One frame, one button. The text goes under the name `search`. */
export function SearchBox({
  landmark,
  label,
  buttonLabel,
  action,
  large = false,
  onSearch,
  ...native
}: SearchBoxProps) {
  return (
    <form
      role="search"
      className={classes(styles.root, large && styles.large)}
      aria-label={landmark}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <input autoComplete="off" enterKeyHint="search" name="search" {...native} type="search" aria-label={label} />
      {large ? (
        <Button type="submit" aria-label={buttonLabel}>
          <Icon of={Search} />
          <span>{buttonLabel}</span>
        </Button>
      ) : (
        <IconButton type="submit" icon={Search} label={buttonLabel} />
      )}
    </form>
  );
}
