import { type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { NavLink } from 'react-router-dom';
import { holds, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { Navigation } from '../definitions/shapes/settings';
import { mayOpen } from './session';
import { useTools } from './tools';

type Item = Navigation['items'][number];

interface LayoutProps {
  kind: 'application' | 'centred' | 'bare';
  /** Whose menu stands beside the screen. */
  section: string | undefined;
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What stands around a screen: bar, menu and footer, all from the navigation's data. */
export function Layout({ kind, section, main, children }: LayoutProps) {
  const body = (
    <main id="main" ref={main} tabIndex={-1} className={`main main-${kind}`}>
      {children}
    </main>
  );
  if (kind === 'bare') return body;
  return (
    <div className={`layout layout-${kind}`}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <TopBar withMenu={kind === 'application'} />
      {section === undefined ? (
        body
      ) : (
        <div className="with-section">
          <SectionMenu section={section} />
          {body}
        </div>
      )}
    </div>
  );
}

/** The items of the navigation that this person may open. */
function useItems(): { items: Item[]; scope: Scope; name: string; home: string } {
  const tools = useTools();
  const session = useSyncExternalStore(tools.session.subscribe, tools.session.get);
  const shell = useSyncExternalStore(tools.shell.subscribe, tools.shell.get);
  const scope = { session, settings: shell.settings };
  const { name, home, navigation } = shell.app as unknown as { name: string; home: string; navigation?: Navigation };
  const items = (navigation?.items ?? []).filter(
    (item) => (item.allow === undefined || mayOpen(item.allow, session)) && (item.when === undefined || holds(item.when.$, scope)),
  );
  return { items, scope, name, home };
}

/** The menu of one part of the application, beside its screens; above them on a phone. */
function SectionMenu({ section }: { section: string }) {
  const { items, scope } = useItems();
  const own = items.filter((item) => item.place === 'section' && item.section === section);
  return (
    <nav className="section-menu" aria-label="Section">
      <ul>
        {own.map((item) => (
          <li key={item.id}>
            <NavLink to={item.to} className="menu-link">
              {textOf(item.label, scope)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopBar({ withMenu }: { withMenu: boolean }) {
  const tools = useTools();
  const session = useSyncExternalStore(tools.session.subscribe, tools.session.get);
  const [open, setOpen] = useState(false);
  const { items, scope, name, home } = useItems();
  const link = (item: Item) => (
    <li key={item.id}>
      <NavLink to={item.to} className="menu-link" onClick={() => setOpen(false)}>
        {textOf(item.label, scope)}
      </NavLink>
    </li>
  );
  const shows = withMenu && session.signedIn;
  return (
    <header className="bar">
      <div className="bar-inner">
        <NavLink to={home} className="brand">
          <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 3c5 6 9 10.500 9 16a9 9 0 0 1-18 0c0-5.500 4-10 9-16Z" />
            <path className="brand-wave" d="M8.500 20c2.500-2 5-2 7.500 0s5 2 7.500 0" />
          </svg>
          {name}
        </NavLink>
        {shows ? (
          <>
            <button type="button" className="button look-quiet bar-toggle" aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)}>
              Menu
            </button>
            <nav id="menu" aria-label="Main" className={`menu${open ? ' menu-open' : ''}`} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
              <ul>{items.filter(({ place }) => place === 'main').map(link)}</ul>
              <ul className="menu-profile">{items.filter(({ place }) => place === 'profile').map(link)}</ul>
            </nav>
          </>
        ) : null}
      </div>
    </header>
  );
}
