import { useCallback, useRef, useState } from 'react';
import { said, anything, type Whole } from './whole-schema';
import { AddedProperty, AddProperty } from './AddedProperty';
import { type DrawnProps, errorsWithin, Faults } from './part-props';
import { goesEmpty, type Place } from './place';
import { childPointer, valueAt } from '../../validation/pointer';
import { namesInOrder, renamed } from './property-names';
import { translated } from '../../format/language';
import { useProperties } from './use-properties';
import { own } from '../../validation/own';
import { isObject } from '../../validation/is-object';

/** So many groups in one another open by themselves; what recurs without end is opened by whoever wants it. */
const deepestOpen = 5;
const fewProperties = 12;

/** A group of values, each with its place, and those that the schema allows without naming them. A group without values opens when somebody wants it. */
export function GroupPart(props: DrawnProps) {
  const { drawing, place, whole, value, errors, hidden, isDisabled, isReadOnly, onWrite } = props;
  // A property may have an empty name: its group is opened all the same.
  const label = props.label || (place.depth > 0 ? translated('Group') : '');
  const { store } = drawing;
  const [isOpen, setOpen] = useState(() => opensByItself(props));
  const [added, setAdded] = useState<readonly string[]>([]);
  const description = said(whole, 'description');
  const group = isObject(value) ? value : {};
  const isShown = isOpen || errors.some(({ Field }) => Field !== '');
  const canClose = place.depth > 0 || !opensByItself({ ...props, value: undefined });

  const properties = useProperties(props);
  const named = [...properties.keys()].filter((name) => hidden?.includes(name) !== true);
  const opened = valueAt(store.opened, place.pointer);
  const others = namesInOrder(group, added, opened).filter((name) => !properties.has(name) && hidden?.includes(name) !== true);
  // A property that somebody named stays when its value is taken away: as an empty text, or without a value and out of the data.
  const latest = useRef({ group, opened });
  latest.current = { group, opened };
  const writeOther = useCallback(
    (other: Place, given: unknown) => {
      const { group: now, opened: before } = latest.current;
      if (given !== undefined) return drawing.write(other, given);
      setAdded((names) => (names.includes(other.name) ? names : [...names, other.name]));
      const wasThere = isObject(before) && Object.hasOwn(before, other.name);
      drawing.write(other, wasThere && before[other.name] !== null && typeof now[other.name] === 'string' ? '' : undefined);
    },
    [drawing],
  );
  const property = (name: string, schema: DrawnProps['schema'], isOther: boolean) => (
    <drawing.Part
      key={`${isOther ? 'other ' : ''}${name}`}
      drawing={drawing}
      place={place.property(name, whole.required.has(name), isOther)}
      schema={schema}
      value={own(group, name)}
      label={isOther ? name : undefined}
      errors={errorsWithin(errors, childPointer('', name))}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onWrite={isOther ? writeOther : drawing.write}
    />
  );
  const remove = (name: string) => {
    setAdded((names) => names.filter((one) => one !== name));
    if (!Object.hasOwn(group, name)) return;
    const { [name]: _removed, ...rest } = group;
    onWrite(place, Object.keys(rest).length === 0 && goesEmpty(store, place) ? undefined : rest);
  };
  const rename = (name: string, next: string) => {
    setAdded((names) => names.map((one) => (one === name ? next : one)));
    if (Object.hasOwn(group, name)) onWrite(place, renamed(group, name, next));
  };
  const isTaken = (name: string) => Object.hasOwn(group, name) || properties.has(name) || added.includes(name);

  return (
    <fieldset className="stock-object" id={isShown || value !== null ? place.id : undefined}>
      {label && (
        <legend className="field-label">
          {canClose ? (
            <button
              type="button"
              className="stock-toggle"
              id={!isShown && value === null ? place.id : undefined}
              aria-expanded={isShown}
              onClick={() => setOpen(!isShown)}
            >
              {label}
            </button>
          ) : (
            label
          )}
        </legend>
      )}
      {typeof description === 'string' && description !== '' && <p className="field-help">{description}</p>}
      <Faults id={place.id} errors={errors} />
      {isShown && (
        <div className="stock-fields">
          {named.map((name) => property(name, properties.get(name) ?? anything, false))}
          {others.map((name) => (
            <AddedProperty
              key={`other ${name}`}
              name={name}
              isTaken={isTaken}
              isFixed={isDisabled || isReadOnly}
              onRename={(next) => rename(name, next)}
              onRemove={() => remove(name)}
            >
              {property(name, schemaOfOther(whole, name), true)}
            </AddedProperty>
          ))}
          {allowsOthers(whole) && (
            <AddProperty
              id={`${place.id}__add`}
              group={label || translated('Form')}
              isTaken={isTaken}
              isFixed={isDisabled || isReadOnly}
              onAdd={(name) => setAdded((names) => [...names, name])}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

function opensByItself({ place, whole, value, hidden }: DrawnProps): boolean {
  if (isObject(value) && (Object.keys(value).length > 0 || place.depth <= 1)) return true;
  if (hidden !== undefined) return true;
  return place.depth === 0 ? whole.properties.size <= fewProperties || place.isRequired : place.isRequired && place.depth < deepestOpen;
}

const allowsOthers = (whole: Whole): boolean =>
  whole.parts.every((part) => part.additionalProperties !== false) || whole.parts.some((part) => part.patternProperties !== undefined);

/** What the schema says of a property that it does not name. */
function schemaOfOther(whole: Whole, name: string) {
  for (const part of whole.parts) {
    if (!isObject(part.patternProperties)) continue;
    for (const [pattern, schema] of Object.entries(part.patternProperties)) if (isObject(schema) && matches(pattern, name)) return schema;
  }
  const others = whole.parts.map((part) => part.additionalProperties ?? part.unevaluatedProperties).find(isObject);
  if (others !== undefined) return others;
  // A map whose names have a pattern: a name that is not right yet has a value like the others.
  const patterns = whole.parts.flatMap((part) => (isObject(part.patternProperties) ? Object.values(part.patternProperties) : [])).filter(isObject);
  return (allowsOnlyPatterns(whole) && patterns.length === 1 ? patterns[0] : undefined) ?? anything;
}

const allowsOnlyPatterns = (whole: Whole): boolean => whole.parts.some((part) => part.additionalProperties === false);

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}
