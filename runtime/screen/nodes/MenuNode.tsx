import { Fragment, type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { furtherItems, itemsAt, type MenuItem } from '../../app/menu-items';
import { useShell } from '../../app/use-shell';
import { useViewport } from '../../app/use-viewport';
import { textOf } from '../../expressions/text';
import { icons } from '../icons';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Popover } from './PopoverNode';

type Props = NodeViewProps<NodeOf<'menu'>>;

/** A menu of the navigation's items: in the bar, behind a button, or one below the other. */
export function MenuNode(props: Props) {
  const { node, screen, scope } = props;
  const { shell } = useShell();
  const { menu } = useViewport(shell.app.breakpoints);
  const places = [node.menu, ...(menu === 'folded' ? (node.folded ?? []) : [])];
  const items = [
    ...places.flatMap((place) => itemsAt(place, { shell, scope, tools: screen.tools })),
    ...(node.further ? furtherItems(node.further, scope, screen.report) : []),
  ];
  if (items.length === 0) return null;
  const label = textOf(node.label, scope, screen.report);
  const choose = (item: MenuItem) => void screen.run(item.onPress);
  if (node.look === 'drop' && node.opener)
    return (
      <Popover opener={node.opener} leaveAfter={node.leaveAfter} scope={scope} report={screen.report}>
        {(close) => (
          <nav aria-label={label}>
            <ItemList items={items} choose={choose} done={close} />
          </nav>
        )}
      </Popover>
    );
  if (node.look === 'bar') return <Bar {...props} items={items} label={label} choose={choose} />;
  return (
    <nav aria-label={label} className="menu-list">
      <ItemList items={items} choose={choose} />
    </nav>
  );
}

type BarProps = Props & { items: MenuItem[]; label: string; choose(item: MenuItem): void };

/** Side by side where there is room; behind a button where there is none. */
function Bar({ node, screen, scope, items, label, choose }: BarProps) {
  const id = useId();
  const { shell } = useShell();
  const { menu } = useViewport(shell.app.breakpoints);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Whoever goes elsewhere has chosen: the list closes.
  const isOpen = openAt === key;
  const Menu = icons.menu;
  if (menu === 'folded')
    return (
      <nav aria-label={label} className="menu-folded" onKeyDown={(event) => event.key === 'Escape' && setOpenAt(undefined)}>
        <button
          type="button"
          className="button look-quiet menu-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
        >
          <Menu aria-hidden="true" fontSize="small" />
          <span>Menu</span>
        </button>
        <div id={id} className="menu-panel" hidden={!isOpen}>
          <ItemList items={items} choose={choose} done={() => setOpenAt(undefined)} />
        </div>
      </nav>
    );
  const [inBar, inMore] = [items.filter((item) => !item.inMore), items.filter((item) => item.inMore)];
  return (
    <nav aria-label={label} className="menu-bar">
      <ItemList items={inBar} choose={choose} />
      {inMore.length > 0 ? (
        <Popover opener={{ text: node.more ?? 'More' }} leaveAfter={node.leaveAfter} scope={scope} report={screen.report}>
          {(close) => <ItemList items={inMore} choose={choose} done={close} />}
        </Popover>
      ) : null}
    </nav>
  );
}

/** Items one after another, with a heading where a group begins. */
function ItemList({ items, choose, done }: { items: MenuItem[]; choose(item: MenuItem): void; done?(): void }): ReactNode {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => (
    <Fragment key={group ?? ''}>
      {group === undefined ? null : <p className="menu-group">{group}</p>}
      <ul className="menu-items">
        {items
          .filter((item) => item.group === group)
          .map((item) => (
            <li key={item.id}>
              <Item item={item} choose={choose} done={done} />
            </li>
          ))}
      </ul>
    </Fragment>
  ));
}

function Item({ item, choose, done }: { item: MenuItem; choose(item: MenuItem): void; done: (() => void) | undefined }) {
  const Icon = item.icon === undefined ? undefined : icons[item.icon];
  const inside = (
    <>
      {Icon ? <Icon aria-hidden="true" fontSize="small" /> : null}
      <span>{item.label}</span>
      {item.badge === undefined ? null : <span className="menu-badge">{item.badge}</span>}
    </>
  );
  if (item.to === undefined)
    return (
      <button
        type="button"
        className="menu-link"
        onClick={() => {
          done?.();
          choose(item);
        }}
      >
        {inside}
      </button>
    );
  return item.outside ? (
    <a className="menu-link" href={item.to}>
      {inside}
    </a>
  ) : (
    <NavLink className="menu-link" to={item.to} onClick={done}>
      {inside}
    </NavLink>
  );
}
