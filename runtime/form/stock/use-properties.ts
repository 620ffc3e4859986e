import { useEffect, useRef } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { childPointer, isWithin } from '../../validation/pointer';
import type { DrawnProps } from './part-props';

type Properties = ReadonlyMap<string, JsonSchema>;

/**
 * Returns the properties that a group's schema describes. Conditions may describe a property by its own value. The one that a person wrote last stays as it
 * was drawn until another one is written, so that nobody loses the control in which they type.
 */
export function useProperties({ drawing, place, whole }: Pick<DrawnProps, 'drawing' | 'place' | 'whole'>): Properties {
  const before = useRef(whole.properties);
  const properties = withWritten(whole.properties, before.current, place.pointer, drawing.written);
  useEffect(() => {
    before.current = properties;
  });
  return properties;
}

function withWritten(now: Properties, before: Properties, group: string, written: string | undefined): Properties {
  if (now === before || written === undefined) return now;
  const name = [...new Set([...before.keys(), ...now.keys()])].find((one) => isWithin(childPointer(group, one), written));
  if (name === undefined) return now;
  const schema = before.get(name);
  // It was drawn as a property that the schema does not describe.
  if (schema === undefined) return new Map([...now].filter(([one]) => one !== name));
  if (now.has(name)) return childPointer(group, name) === written ? new Map(now).set(name, schema) : now;
  const entries = [...now];
  entries.splice([...before.keys()].indexOf(name), 0, [name, schema]);
  return new Map(entries);
}
