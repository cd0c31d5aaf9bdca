import type { ComponentType, ReactNode } from 'react';
import type { FieldInputProps } from '../../frame/form/fields.ts';
import { textIn } from '../../frame/form/fields.ts';
import { typedHours } from '../model/hours-text.ts';
import { typedMethods } from '../model/methods-text.ts';
import { typedSections } from '../model/sections-text.ts';
import { AccentInput } from './accent-input.tsx';
import { HoursInput } from './hours-input.tsx';
import { MethodsInput } from './methods-input.tsx';
import { SectionsInput } from './sections-input.tsx';

/** A setting that has a form of its own. What a person wrote by hand can be more than the form holds. */
type OwnInput = { Input: ComponentType<FieldInputProps>; holds: (text: string) => boolean };

const ownInputs: Record<string, OwnInput> = {
  accentColor: { Input: AccentInput, holds: () => true },
  cashHours: { Input: HoursInput, holds: (text) => typedHours(text) !== null },
  paymentMethods: { Input: MethodsInput, holds: (text) => typedMethods(text) !== null },
  homeSections: { Input: SectionsInput, holds: (text) => typedSections(text) !== null },
};

/** Null where the setting has none, or its text does not fit into it. */
export function ownInput(props: FieldInputProps): ReactNode {
  const own = ownInputs[props.field.name];
  return own?.holds(textIn(props.typed)) ? <own.Input {...props} /> : null;
}

export function hasOwnInput(key: string): boolean {
  return key in ownInputs;
}
