import { Picture } from '../screen/Picture';

/** A picture of the set, by its name, with what screen readers read; nothing where there is no name. */
export function IconCell({ name, label }: { name: unknown; label: string }) {
  if (typeof name !== 'string' || name === '') return null;
  return (
    <span className="cell-icon" title={label || undefined}>
      <span aria-hidden="true">
        <Picture name={name} />
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
