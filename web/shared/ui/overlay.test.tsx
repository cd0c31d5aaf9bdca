import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Overlay } from './overlay.tsx';
import styles from './overlay.module.css';

test('the start overlay yields after its minimum only over a page that can be read', () => {
  expect(classesOf(true)).toContain(styles.yields);
  expect(classesOf(false)).not.toContain(styles.yields);
});

function classesOf(yields: boolean): string[] | undefined {
  const html = renderToStaticMarkup(<Overlay message="A abrir." yields={yields} />);
  return /class="([^"]*)" role="status"/.exec(html)?.[1]?.split(' ');
}
