import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { itemsAt } from '../screen/menu-items';
import { useServices } from '../contracts/services';
import { useShell } from '../contracts/use-shell';
import { word } from '../words';

/** The menu of one part of the application, beside its screens; above them, in one line, where there is little room. The item that is open can be seen. */
export function SectionMenu({ section }: { section: string }) {
  const services = useServices();
  const items = itemsAt('section', { ...useShell(), services }, section);
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('.active');
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="section-menu" aria-label={word('section')}>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <NavLink to={item.to ?? ''} className="menu-link">
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
