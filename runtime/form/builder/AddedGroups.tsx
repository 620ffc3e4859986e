import { useRef, useState, useSyncExternalStore } from 'react';
import { textOf } from '../../expressions/text';
import { FormNodes } from '../FormNodes';
import { useFormContext, useFormScope } from '../form-context';
import { AddedGroup } from './AddedGroup';
import { AddMenu } from './AddMenu';
import { Summary } from './Summary';
import { OptionalGroups, type OptionalGroupsForm, optionalOf } from '../optional-groups';
import { groupsIn } from './sentence';
import { word } from '../../words';
import './builder.css';
import { translated } from '../../format/language';

/** A form of whose groups a person adds those they want: each with what it asks, and below them what all of it says. */
function AddedGroups() {
  const { store } = useFormContext();
  const optional = optionalOf(store);
  const added = useSyncExternalStore(store.subscribeAll, () => optional.added);
  const lost = useSyncExternalStore(store.subscribeAll, () => optional.lost);
  const [newest, setNewest] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const label = textOf(store.options.form.adds?.label, useFormScope(store));
  const groups = groupsIn(store);
  const offered = optional.groups().filter(({ id }) => !added.includes(id) && store.live.group(id)?.isVisible === true);
  const others = store.plan.nodes.filter((node) => node.kind === 'field');

  const focusOn = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  const remove = (id: string) => {
    const index = groups.findIndex((group) => group.id === id);
    const next = [groups[index + 1], groups[index - 1]].find((group) => group?.group.optional);
    // The pressed button goes with its group, and would take the focus with it.
    focusOn(next === undefined ? '.added-add' : `[data-group="${CSS.escape(next.id)}"] .added-remove`);
    optional.remove(id);
  };
  const clear = () => {
    focusOn('.added-add');
    optional.clear();
  };

  return (
    <div className="added" ref={place}>
      {others.length > 0 && <FormNodes nodes={others} />}
      {lost.length > 0 && (
        <p className="alert tone-warning" role="status">
          {lost.length === 1
            ? translated('{name} no longer exists and was removed.', { name: String(lost[0]) })
            : translated('{names} no longer exist and were removed.', { names: lost.join(', ') })}
        </p>
      )}
      {groups.length > 0 && (
        <ul className="added-groups">
          {groups.map((group) => (
            <AddedGroup key={group.id} planned={group} isNew={group.id === newest} onRemove={group.group.optional ? () => remove(group.id) : undefined} />
          ))}
        </ul>
      )}
      <div className="added-tools">
        <AddMenu
          label={label}
          items={offered.map(({ id }) => ({ id, text: store.live.group(id)?.title ?? id }))}
          onAdd={(id) => {
            setNewest(id);
            optional.add(id);
          }}
        />
        {added.length > 0 && (
          <button type="button" className="button look-quiet" onClick={clear}>
            {word('clearAll')}
          </button>
        )}
      </div>
      <Summary />
    </div>
  );
}

/** What keeps the groups that are added to a form, and draws them. */
export const makeBuilder = (form: OptionalGroupsForm): OptionalGroups => new OptionalGroups(form, AddedGroups);
