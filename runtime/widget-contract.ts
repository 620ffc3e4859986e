/**
 * All that a widget may know of the runtime. A widget draws one value or one collection; it knows no call, record, role or route.
 * The properties are those of @rjsf's `WidgetProps`, narrowed, so that its widgets can be registered too. What holds of every widget says
 * docs/widgets.md; its version stands in definitions/widget-contract-version.ts.
 */
import type { ComponentType } from 'react';

export { nextStep, roundedTo } from './expressions/decimals';
export { arrowStep } from './form/arrow-step';
export { isOfInputMethod } from './form/input-method';
export { closingParts, partsOfOne } from './form/parts-of-one';
export { requiredWords } from './form/required-words';
export { Tipped } from './form/Tipped';
export { closingProps, type Combobox, useCombobox } from './form/use-combobox';
export { isBlankHtml, isBlankText, plainText, searchText } from './format/plain-text';
export { lengthOf } from './format/text-length';
export { late } from './contracts/late';
export { usePageLoading } from './screen/nodes/loading-within';
export { loadLater } from './screen/when-active';
export { fromParts, isShownAs, partsOf, shownLimit, shownNumber, storedNumber, type ShownUnit } from './format/quantity';
export { valueAt } from './validation/pointer';
export { failureText, stringOf } from './validation/string-of';
/** What a widget says by itself, and how numbers and dates are written, in the language of the page. */
export { isSitePath } from './format/addresses';
export { shortTime, timeSpan } from './format/clock-time';
export { asText, english, language, numberFormat, translated } from './format/language';
export { zonesNow } from './format/zones-now';

/** How phone numbers are read and shown. It knows all countries, and is loaded where somebody is about to write one. */
export const loadPhoneNumbers = () => import('./format/phone-number');

/**
 * One value, and how it stands in its form. `Value` is what the widget reads and writes; no value is always `undefined`.
 * Methods, not function properties: their parameters may be narrowed, so one registry holds widgets of all values.
 */
export interface WidgetProps<Value = unknown, Options extends object = Record<string, never>> {
  /** The id of the control that the label points to. */
  id: string;
  name: string;
  value: Value | undefined;
  label: string;
  schema: Record<string, unknown>;
  options: Options;
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  placeholder?: string;
  /** The messages of the value's faults, shown beside it by the form. */
  rawErrors?: string[];
  /** Of a value of several parts: which of them have faults, by index or name; without it, it is the whole. */
  wrongParts?: string[];
  /** The ids of the help and the messages: for `aria-describedby`. */
  describedBy?: string;
  /** The id of the visible label: for `aria-labelledby` of a group. */
  labelledBy?: string;
  /** For style elements that a widget's library makes (Content-Security-Policy). */
  nonce?: string;
  /** Where what can be chosen is looked for elsewhere: `options.items` are then what was found. */
  search?: ChoiceSearch;
  /** Sends a file as soon as it is chosen: what comes of it belongs into the value. Without it, the value itself is sent with the form. */
  upload?: FileSender;
  /** Writes the value. Empty means no value: `undefined`, never '' or []. */
  onChange(value: Value | undefined): void;
  onBlur(id: string, value: Value | undefined): void;
  onFocus(id: string, value: Value | undefined): void;
  /** Says that something happened, by a name and a detail that the manifest declares. */
  emit(event: string, detail?: unknown): void;
}

/** What became of a file: what it is kept as, or in a sentence why it was refused. `isFinal`: sending the same file again changes nothing. */
export type FileOutcome = { value: unknown } | { refusal: string; isFinal: boolean };

/** Sends one file, and tells how much of it has been sent, in percent. Rejects when it is called off. */
export type FileSender = (file: File, hear: (percent: number) => void, signal: AbortSignal) => Promise<FileOutcome>;

/** One thing to choose. */
export interface ChoiceItem {
  value: string | number | boolean;
  text: string;
  disabled?: boolean;
}

/** Choices that are looked for elsewhere, by what the person types. */
export interface ChoiceSearch {
  /** Looks for what was typed; may be called at every key. */
  ask(text: string): void;
  /** How many of the items were found; those behind them are what is chosen. */
  found: number;
  isLoading: boolean;
  isFailed: boolean;
  /** Asks the same again, after a failure. */
  again(): void;
}

/** What a registry line holds of a widget. Name, options and events stand in its manifest, which only the check and the stories read. */
export interface Widget {
  component: ComponentType<WidgetProps<never, never>>;
  /**
   * Where the label stands. `above`: the form draws it, and it points to the control. `group`: the form draws it, and the widget names
   * it by `aria-labelledby`. `inside`: the widget draws it. `none`: the widget shows something and needs none.
   */
  label: 'above' | 'group' | 'inside' | 'none';
}

/** Every widget a definition may name, by its name. */
export type WidgetRegistry = Record<string, Widget>;

/** The attributes and events that every native control of a widget has. */
export const controlProps = <Value>({
  id,
  name,
  value,
  required,
  disabled,
  readonly,
  rawErrors,
  describedBy,
  onBlur,
  onFocus,
}: WidgetProps<Value, object>) => ({
  id,
  name,
  disabled,
  readOnly: readonly,
  'aria-required': required || undefined,
  'aria-invalid': rawErrors !== undefined || undefined,
  'aria-describedby': describedBy,
  onBlur: () => onBlur(id, value),
  onFocus: () => onFocus(id, value),
});
