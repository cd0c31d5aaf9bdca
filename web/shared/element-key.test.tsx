import { forwardRef } from 'react';
import { expect, test } from 'vitest';
import { elementKey } from './element-key.ts';

const Name = ({ of }: { of: string }) => <b>{of}</b>;
const Other = ({ of }: { of: string }) => <i>{of}</i>;
const Icon = forwardRef<HTMLElement>(function Icon(_props, ref) {
  return <b ref={ref} />;
});
const OtherIcon = forwardRef<HTMLElement>(function OtherIcon(_props, ref) {
  return <i ref={ref} />;
});

const Sample = ({ as }: { as: unknown }) => <b>{String(as)}</b>;

const rendered = <Name of="a" />;

test('elements that render alike have the same key', () => {
  expect(elementKey(<Name of="a" />)).toBe(elementKey(rendered));
  expect(elementKey(<button onClick={() => undefined}>a</button>)).toBe(elementKey(<button>a</button>));
});

test.each([
  ['another property', <Name key={1} of="b" />],
  ['another component', <Other key={1} of="a" />],
  ['another element around', <p key={1}>{rendered}</p>],
  ['more elements', [rendered, rendered]],
  ['nothing', null],
])('%s gives another key', (_, other) => {
  expect(elementKey(other)).not.toBe(elementKey(rendered));
});

test('distinguishes components that are not functions, and components passed as props', () => {
  expect(elementKey(<Icon />)).not.toBe(elementKey(<OtherIcon />));
  expect(elementKey(<Sample as={Icon} />)).not.toBe(elementKey(<Sample as={OtherIcon} />));
});
