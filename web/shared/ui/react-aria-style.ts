import './react-aria-style.css';

const id = 'react-aria-pressable-style';

/** Call it where React Aria is imported: it writes a style element, which the content policy refuses, unless it finds this name. */
export function standInForReactAriaStyle(): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  document.head.append(Object.assign(document.createElement('meta'), { id }));
}
