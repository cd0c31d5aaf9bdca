import { Prose } from '#web/shared/ui/layout.tsx';
import { readMarkdown, type Block, type Span } from './model/markdown.ts';

export function RichText({ text }: { text: string }) {
  return (
    <Prose>
      {readMarkdown(text).map((block, place) => (
        <BlockOf key={place} block={block} />
      ))}
    </Prose>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans of={block.spans} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading>
        <Spans of={block.spans} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((spans, place) => (
        <li key={place}>
          <Spans of={spans} />
        </li>
      ))}
    </List>
  );
}

function Spans({ of }: { of: Span[] }) {
  return of.map((span, place) => <SpanOf key={place} span={span} />);
}

function SpanOf({ span }: { span: Span }) {
  switch (span.kind) {
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'stress':
      return <em>{span.text}</em>;
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      return (
        <a href={span.href} rel="noreferrer" target={span.href.startsWith('http') ? '_blank' : undefined}>
          {span.text}
        </a>
      );
    default:
      return span.text;
  }
}
