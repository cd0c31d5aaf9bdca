import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './icon.module.css';

type IconProps = { of: LucideIcon };

/** The server builds each drawing once, since a list shows the same few icons many times. */
export const Icon: (props: IconProps) => ReactNode = import.meta.env.SSR ? IconHere : Drawn;

/** The class sets these once for all icons, which keeps the HTML small. */
const saidByClass = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

function Drawn({ of: Drawing }: IconProps) {
  return <Drawing className={styles.root} strokeWidth={1.75} {...saidByClass} aria-hidden="true" />;
}

type Svg = { className: string | undefined; shapes: string };

const { renderToStaticMarkup } = import.meta.env.SSR ? await import('react-dom/server') : {};
const drawings = new Map<LucideIcon, Svg>();

function IconHere({ of: Drawing }: IconProps) {
  let svg = drawings.get(Drawing);
  if (!svg) {
    svg = draw(Drawing);
    drawings.set(Drawing, svg);
  }
  return (
    <svg
      width="24"
      height="24"
      strokeWidth={1.75}
      className={svg.className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg.shapes }}
    />
  );
}

function draw(Drawing: LucideIcon): Svg {
  const html = renderToStaticMarkup?.(<Drawn of={Drawing} />) ?? '';
  return { className: /class="([^"]*)"/.exec(html)?.[1], shapes: html.slice(html.indexOf('>') + 1, -'</svg>'.length) };
}
