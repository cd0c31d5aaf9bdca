/** Without namespace prefixes, since the tools of authors use any; all names are in lower case. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((each) => each.name === name);
}

export function childrenOf(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((each) => each.name === name) ?? [];
}

export function textOf(element: Element | undefined, name: string): string {
  return child(element, name)?.text ?? '';
}
