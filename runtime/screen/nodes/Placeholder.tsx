const lines = { text: 3, form: 6, table: 8 };

/** Grey bars where something is being loaded; screen readers hear one word. */
export function Placeholder({ shape }: { shape: keyof typeof lines }) {
  return (
    <div className={`placeholder placeholder-${shape}`} role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: lines[shape] }, (_, index) => (
        <span key={index} className="placeholder-bar" aria-hidden="true" />
      ))}
    </div>
  );
}
