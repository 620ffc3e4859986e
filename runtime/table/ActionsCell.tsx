import { useEffect, useRef, useState } from 'react';
import { mayOpen } from '../contracts/session';
import type { RowAction } from '../definitions/shapes/table';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { late } from '../contracts/late';
import type { DrawnColumn } from './column-scope';
import type { RichCell } from './rich-cell';
import { IconCell } from './IconCell';
import { RowButton } from './RowButton';
import type { Row } from './table-rows';
import { RowQuestion } from './RowQuestion';

/** So many actions stand side by side; more are in a menu. */
const mostButtons = 2;

/** The actions of a row as buttons or a menu. */
export interface ActionsProps extends Omit<RichCell, 'press'> {
  /** Those that this row offers to this person. */
  actions: RowAction[];
  isEnabled(action: RowAction): boolean;
  /** Why one cannot be used for now; nothing where it does not say. */
  whyNot(action: RowAction): string | undefined;
  /** Chooses one of them: `action` is asked about first where it says so. */
  press(column: DrawnColumn & { action?: RowAction }, row: Row): void;
}

// Few tables have so many actions that they need it.
const ActionsMenu = late(async () => (await import('./ActionsMenu')).ActionsMenu, <span className="cell-menu" />);

/** The actions of one row: up to two as buttons, more in a menu. A row that has none shows nothing. */
export function ActionsCell({ label, ...cell }: RichCell & { label: string }) {
  const { column, scope, screen } = cell;
  const is = (condition: RowAction['enabledWhen']) => condition === undefined || holds(condition.$, scope, screen.report);
  const actions = (column.actions ?? []).filter(
    ({ allow, visibleWhen }) => (allow === undefined || mayOpen(allow, screen.services.session.get())) && is(visibleWhen),
  );
  if (actions.length === 0) return null;
  const given = {
    ...cell,
    actions,
    isEnabled: (action: RowAction) => is(action.enabledWhen),
    whyNot: ({ disabledText }: RowAction) => (disabledText === undefined ? undefined : textOf(disabledText, scope, screen.report)),
  };
  // By what the column says: buttons and menus do not stand in one column.
  const hasMenu = (column.actions ?? []).length > mostButtons;
  return <Asking {...given} hasMenu={hasMenu} label={label === '' ? textOf(column.label, scope, screen.report) : label} />;
}

/** The actions, or the question of the one that was chosen. */
function Asking({ hasMenu, label, ...cell }: ActionsProps & { label: string; hasMenu: boolean }) {
  const { column, row, scope, screen, actions, asking } = cell;
  const question = `${column.id} ${asking?.keyOf(row) ?? ''}`;
  const [asked, keepAsked] = useState(() => actions.find(({ id }) => id === asking?.questions.get(question)));
  const setAsked = (action?: RowAction) => {
    if (action) asking?.questions.set(question, action.id);
    else asking?.questions.delete(question);
    keepAsked(action);
  };
  const place = useRef<HTMLSpanElement>(null);
  const answered = useRef(false);
  useEffect(() => {
    if (asked === undefined && answered.current) place.current?.querySelector('button')?.focus();
    answered.current = asked !== undefined;
  }, [asked]);
  const press: ActionsProps['press'] = ({ action, ...pressed }: DrawnColumn & { action?: RowAction }, of) => {
    if (action?.confirm) setAsked(action);
    else cell.press(pressed, of);
  };
  const answer = (yes: boolean) => {
    setAsked(undefined);
    if (yes && asked) cell.press({ ...column, onPress: asked.onPress }, row);
  };
  if (asked?.confirm) return <RowQuestion confirm={asked.confirm} scope={scope} screen={screen} answer={answer} />;
  return (
    <span ref={place} className="cell-place">
      {hasMenu ? <ActionsMenu {...cell} press={press} label={label} /> : <Buttons {...cell} press={press} />}
    </span>
  );
}

function Buttons({ column, row, scope, screen, press, actions, isEnabled, whyNot }: ActionsProps) {
  return (
    <span className="cell-actions">
      {actions.map((action) => (
        <RowButton
          key={action.id}
          className={`button look-secondary size-small ${action.danger ? 'cell-danger' : ''}`}
          aria-label={action.name && textOf(action.name, scope, screen.report)}
          enabled={isEnabled(action)}
          why={() => whyNot(action)}
          press={() => press({ ...column, onPress: action.onPress, action }, row)}
        >
          {action.icon ? <IconCell name={action.icon} label={textOf(action.label, scope, screen.report)} /> : textOf(action.label, scope, screen.report)}
        </RowButton>
      ))}
    </span>
  );
}
