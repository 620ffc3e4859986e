import { NavLink } from 'react-router-dom';
import { itemsAt } from './menu-items';
import { useServices } from './services';
import { useShell } from './use-shell';
import { word } from '../words';

/** The menu of one part of the application, beside its screens; above them on a phone. */
export function SectionMenu({ section }: { section: string }) {
  const services = useServices();
  const items = itemsAt('section', { ...useShell(), services }, section);
  return (
    <nav className="section-menu" aria-label={word('section')}>
      <ul>
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
