import type { ComponentType } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import type { FormError } from '../../validation/validate-form';
import type { FormStore } from '../form-store';
import type { Place } from './place';
import type { Schemas, Whole } from './whole-schema';

/** What all parts of one field share. */
export interface Drawing extends Schemas {
  /** How a part within a part is drawn: parts hold parts. */
  Part: ComponentType<PartProps>;
  store: FormStore;
  /** The field of the form that they are parts of. */
  field: string;
  write: (place: Place, value: unknown) => void;
  /** The pointer of what a person wrote last. */
  readonly written: string | undefined;
  /** The person has left one of them. */
  touch: () => void;
}

export interface PartProps {
  drawing: Drawing;
  place: Place;
  schema: JsonSchema;
  value: unknown;
  /** Without one, it is called as its schema says, else by its name. */
  label?: string | undefined;
  /** Each with its place below this part. */
  errors: readonly FormError[];
  isDisabled: boolean;
  isReadOnly: boolean;
  /** How many alternatives were chosen to come here: one may be the whole again. */
  nesting?: number;
  /** Names of properties that stand elsewhere. */
  hidden?: readonly string[] | undefined;
  onWrite: (place: Place, value: unknown) => void;
}

/** What every kind of part is drawn from. */
export interface DrawnProps extends Omit<PartProps, 'label'> {
  whole: Whole;
  label: string;
}

const noErrors: readonly FormError[] = [];

/** The errors of one part of a part, each with its place below it. */
export function errorsWithin(errors: readonly FormError[], pointer: string): readonly FormError[] {
  if (errors.length === 0) return noErrors;
  const own = errors.filter(({ Field }) => Field === pointer || Field.startsWith(`${pointer}/`));
  return own.length === 0 ? noErrors : own.map((error) => ({ ...error, Field: error.Field.slice(pointer.length) }));
}

/** What is wrong with a part itself, below its control. */
export function Faults({ id, errors }: { id: string; errors: readonly FormError[] }) {
  const own = [...new Set(errors.filter(({ Field }) => Field === '').map(({ Message }) => Message))];
  return own.map((message, index) => (
    <p className="field-fault" key={message} id={index === 0 ? `${id}-fault` : undefined}>
      {message}
    </p>
  ));
}
