import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TextBlock, TextRun } from '#contract/rules/rich-text.ts';
import { ownPath } from '../session/own-path.ts';
import { Prose } from '../ui/layout.tsx';
import styles from './rich-blocks.module.css';

export function RichBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <Prose>
      {blocks.map((block, place) => (
        <Block key={place} of={block} />
      ))}
    </Prose>
  );
}

function Block({ of: block }: { of: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs of={block.runs} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Runs of={block.runs} />
        </Heading>
      );
    }
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.paragraphs.map((runs, place) => (
            <p key={place}>
              <Runs of={runs} />
            </p>
          ))}
        </blockquote>
      );
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

function List({ block: { ordered, items } }: { block: Extract<TextBlock, { kind: 'list' }> }) {
  const Element = ordered ? 'ol' : 'ul';

  return (
    <Element>
      {items.map((runs, place) => (
        <li key={place}>
          <Runs of={runs} />
        </li>
      ))}
    </Element>
  );
}

function Runs({ of }: { of: readonly TextRun[] }) {
  return of.map((run, place) => <Run key={place} run={run} />);
}

function Run({ run: { text, strong, emphasis, code, href } }: { run: TextRun }) {
  let words: ReactNode = text;
  if (code) words = <code>{words}</code>;
  if (emphasis) words = <em>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  return href === undefined ? words : <Way to={href}>{words}</Way>;
}

/** Links within the site go through the router. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const path = ownPath(to);

  if (path === undefined) {
    return (
      <a href={to} rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <a
      href={path}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate({ href: path });
      }}
    >
      {children}
    </a>
  );
}
