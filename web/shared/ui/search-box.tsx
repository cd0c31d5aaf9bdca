import { Search } from 'lucide-react';
import { Suspense, useId, useState, type ComponentProps, type ComponentType } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

type SearchInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'children'> & {
  label: string;
  buttonLabel: string;
  /** The only large one stands on Home. */
  large?: boolean | undefined;
  /** What comes up below the field while one types; it is fetched when the field is first entered. */
  popup?: ComponentType<{ input: HTMLInputElement; list: string }> | undefined;
};

/** Names the search among the page's landmarks: "Courses, in the header". */
type Landmark = { landmark: string };

type SearchBoxProps = SearchInputProps &
  Landmark & {
    /** Where the form goes without script, by GET. */
    action: string;
    onSearch: (text: string) => void;
  };

/** One frame, one button. The text goes under the name `search`. */
export function SearchBox({ landmark, action, onSearch, ...input }: SearchBoxProps) {
  return (
    <form
      role="search"
      className={classes(styles.root, input.large && styles.large)}
      aria-label={landmark}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <SearchInput {...input} />
    </form>
  );
}

/** The same as a part of a larger form, which it sends. */
export function SearchPart({ landmark, ...input }: SearchInputProps & Landmark) {
  return (
    <div role="search" className={classes(styles.root, input.large && styles.large)} aria-label={landmark}>
      <SearchInput {...input} />
    </div>
  );
}

function SearchInput({ label, buttonLabel, large = false, popup: Popup, ...native }: SearchInputProps) {
  const [entered, setEntered] = useState<HTMLInputElement>();
  const list = useId();
  return (
    <>
      <input
        autoComplete="off"
        enterKeyHint="search"
        name="search"
        {...native}
        {...(Popup && comboboxOf(list))}
        // Somebody may have entered it before the page woke.
        ref={(input) => void (input && input === document.activeElement && setEntered(input))}
        onFocus={(event) => setEntered(event.currentTarget)}
        type="search"
        aria-label={label}
      />
      {large ? (
        <Button type="submit" aria-label={buttonLabel}>
          <Icon of={Search} />
          <span>{buttonLabel}</span>
        </Button>
      ) : (
        <IconButton type="submit" icon={Search} label={buttonLabel} />
      )}
      {Popup && entered && (
        <Suspense>
          <Popup input={entered} list={list} />
        </Suspense>
      )}
    </>
  );
}

/** The popup says of itself when it is open. */
function comboboxOf(list: string) {
  return { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, 'aria-controls': list } as const;
}
