import { type ReactNode, useState } from 'react';
import { translated } from '../../format/language';
import { word } from '../../words';
import { isOfInputMethod } from '../input-method';

interface AddedPropertyProps {
  name: string;
  isTaken: (name: string) => boolean;
  isFixed: boolean;
  onRename: (next: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A property that the schema does not name: its name, which can be changed, and its value. A name that is taken already is not. */
export function AddedProperty({ name, isTaken, isFixed, onRename, onRemove, children }: AddedPropertyProps) {
  const [typed, setTyped] = useState<string>();
  const next = typed ?? name;
  const isDouble = next !== name && isTaken(next);
  const leave = () => {
    if (next !== name && !isDouble) onRename(next);
    setTyped(undefined);
  };
  return (
    <div className="stock-added">
      <div className="stock-key">
        <input
          className="field-control"
          aria-label={translated('Name of {name}', { name })}
          aria-invalid={isDouble || undefined}
          value={next}
          disabled={isFixed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
        />
        <button type="button" className="field-tool" aria-label={word('removeOf', { name })} disabled={isFixed} onClick={onRemove}>
          {word('remove')}
        </button>
      </div>
      {isDouble && <p className="field-fault">{translated('A property with this name already exists. Choose another name.')}</p>}
      {children}
    </div>
  );
}

interface AddPropertyProps {
  id: string;
  group: string;
  isTaken: (name: string) => boolean;
  isFixed: boolean;
  onAdd: (name: string) => void;
}

/** Adds a property, once it has a name. Until it has a value the data stays as it is. */
export function AddProperty({ id, group, isTaken, isFixed, onAdd }: AddPropertyProps) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <button type="button" className="field-tool" aria-label={word('addPropertyTo', { name: group })} disabled={isFixed} onClick={() => setName('')}>
        {word('addProperty')}
      </button>
    );
  const isDouble = isTaken(name);
  const add = () => {
    if (isDouble || name === '') return;
    onAdd(name);
    setName(undefined);
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {translated('Name of the new property')}
      </label>
      <div className="stock-key">
        <input
          // The person has just asked for it.
          ref={(element) => element?.focus()}
          className="field-control"
          id={id}
          value={name}
          aria-invalid={isDouble || undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (isOfInputMethod(event)) return;
            if (event.key === 'Escape') setName(undefined);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="field-tool" disabled={isDouble || name === ''} onClick={add}>
          {word('add')}
        </button>
      </div>
      {isDouble && <p className="field-fault">{translated('A property with this name already exists. Choose another name.')}</p>}
    </div>
  );
}
