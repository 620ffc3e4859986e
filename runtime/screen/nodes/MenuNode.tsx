import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { furtherItems, itemsAt, type MenuItem } from '../menu-items';
import { useShell } from '../../contracts/use-shell';
import { useViewport, type Viewport } from '../../contracts/use-viewport';
import { textOf } from '../../expressions/text';
import { DrawnIcon } from '../DrawnIcon';
import { icons } from '../icons';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Popover } from './PopoverNode';
import { useRoom } from './use-room';
import { word } from '../../words';

type Props = NodeViewProps<NodeOf<'menu'>>;

/** A menu of the navigation's items: in the bar, behind a button, one below the other, or as tabs. */
export function MenuNode(props: Props) {
  const { node, screen, scope } = props;
  const { shell } = useShell();
  const { menu } = useViewport(shell.app.breakpoints);
  const places = [node.menu, ...(menu === 'folded' ? (node.folded ?? []) : [])];
  const items = [
    ...places.flatMap((place) => itemsAt(place, { shell, scope, services: screen.services })),
    ...(node.further ? furtherItems(node.further, scope, screen.services, screen.report) : []),
  ];
  if (items.length === 0) return null;
  const label = textOf(node.label, scope, screen.report);
  const choose = (item: MenuItem) => void screen.run(item.onPress);
  if (node.look === 'drop' && node.opener)
    return (
      <Popover opener={node.opener} leaveAfter={node.leaveAfter} scope={scope} report={screen.report}>
        {(closing) => (
          <nav aria-label={label}>
            <ItemList items={items} choose={choose} closing={closing} />
          </nav>
        )}
      </Popover>
    );
  if (node.look === 'bar') return <Bar {...props} menu={menu} items={items} label={label} choose={choose} />;
  return (
    <nav aria-label={label} className={node.look === 'tabs' ? 'menu-tabs' : 'menu-list'}>
      <ItemList items={node.look === 'tabs' ? items.map((item) => ({ ...item, isExact: true })) : items} choose={choose} />
    </nav>
  );
}

type BarProps = Props & { items: MenuItem[]; label: string; choose(item: MenuItem): void };

/** Side by side where there is room; behind a button where there is none. */
function Bar({ menu, ...props }: BarProps & { menu: Viewport['menu'] }) {
  return menu === 'folded' ? <Folded {...props} /> : <Row {...props} />;
}

function Folded({ items, label, choose }: BarProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Whoever goes elsewhere has chosen: the list closes.
  const isOpen = openAt === key;
  const close = () => setOpenAt(undefined);
  const dismiss = () => {
    close();
    button.current?.focus();
  };
  const Menu = icons.menu;
  return (
    <nav
      aria-label={label}
      className="menu-folded"
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape' && isOpen) dismiss();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button look-quiet menu-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Menu aria-hidden="true" fontSize="small" />
        <span>{word('menu')}</span>
      </button>
      <div id={id} className="menu-panel" hidden={!isOpen}>
        <ItemList items={items} choose={choose} closing={{ close, dismiss }} />
      </div>
    </nav>
  );
}

/** As many items as have room in a row; the others, and those that always do, stand behind a button. */
function Row({ node, screen, scope, items, label, choose }: BarProps) {
  const row = useRef<HTMLElement>(null);
  const [inBar, always] = [items.filter((item) => !item.inMore), items.filter((item) => item.inMore)];
  const room = useRoom(
    row,
    inBar.map(({ id }) => id),
    always.length > 0,
  );
  const inMore = [...inBar.slice(room), ...always];
  return (
    <nav ref={row} aria-label={label} className="menu-bar">
      <ItemList items={inBar.slice(0, room)} choose={choose} />
      {inMore.length > 0 ? (
        <Popover opener={{ text: node.more ?? word('more') }} leaveAfter={node.leaveAfter} scope={scope} report={screen.report}>
          {(closing) => <ItemList items={inMore} choose={choose} closing={closing} />}
        </Popover>
      ) : null}
    </nav>
  );
}

/** How the menu that holds the items is closed: `close` after a choice, `dismiss` by the Escape key. */
interface CloseMenu {
  close(): void;
  dismiss(): void;
}

/** Items one after another, with a heading where a group begins. */
function ItemList({ items, choose, closing }: { items: MenuItem[]; choose(item: MenuItem): void; closing?: CloseMenu }): ReactNode {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => (
    <Fragment key={group ?? ''}>
      {group === undefined ? null : <p className="menu-group">{group}</p>}
      <ul className="menu-items">
        {items
          .filter((item) => item.group === group)
          .map((item) => (
            <li key={item.id} data-item={item.id}>
              <Item item={item} choose={choose} closing={closing} />
            </li>
          ))}
      </ul>
    </Fragment>
  ));
}

function Item({ item, choose, closing }: { item: MenuItem; choose(item: MenuItem): void; closing: CloseMenu | undefined }) {
  const inside = (
    <>
      {item.icon === undefined ? null : <DrawnIcon name={item.icon} />}
      <span>{item.label}</span>
      {item.chosen ? <DrawnIcon name="Check" /> : null}
      {item.badge === undefined ? null : <span className="menu-badge">{item.badge}</span>}
    </>
  );
  if (item.to === undefined)
    return (
      <button
        type="button"
        className="menu-link"
        aria-pressed={item.chosen}
        onClick={() => {
          // What it opens gives the focus back to where it was.
          closing?.dismiss();
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
    <InnerLink item={item} to={item.to} close={closing?.close}>
      {inside}
    </InnerLink>
  );
}

/** A link to a page of the application. It is marked on that page, on those below it unless it is exact, and on those of its area. */
function InnerLink({ item, to, close, children }: { item: MenuItem; to: string; close: (() => void) | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const isInArea = item.within !== undefined && `${pathname}/`.startsWith(`${item.within}/`);
  const own = useMatch({ path: to.split('?')[0] ?? to, end: item.isExact ?? false });
  const isMarked = isInArea || own !== null;
  return (
    <Link className={isMarked ? 'menu-link active' : 'menu-link'} to={to} aria-current={own ? 'page' : isInArea ? 'true' : undefined} onClick={close}>
      {children}
    </Link>
  );
}
