import { isValidElement, type ReactNode } from 'react';

const components = new WeakMap<WeakKey, string>();
let existing = 0;

export function elementKey(node: ReactNode): string {
  return JSON.stringify(node, (name, value: unknown) => {
    if (/^on[A-Z]/.test(name)) return undefined;
    if (isValidElement(value)) return { as: value.type, with: value.props };
    return isComponent(value) ? idOf(value) : value;
  });
}

/** `memo`, `lazy` and `forwardRef` return objects, not functions. */
function isComponent(value: unknown): value is WeakKey {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function idOf(component: WeakKey): string {
  const id = components.get(component) ?? `component ${(existing += 1)}`;
  components.set(component, id);
  return id;
}
