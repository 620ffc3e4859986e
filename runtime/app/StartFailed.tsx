/** Shows when not even the first call went through: what happened and how to go on. */
export function StartFailed({ reason, again }: { reason: string; again(): void }) {
  return (
    <main className="main main-centred">
      <div className="notice" role="alert">
        <h1>Wellspring could not start</h1>
        <p>{reason} Nothing you saved is lost.</p>
        <button type="button" className="button look-primary" onClick={again}>
          Try again
        </button>
      </div>
    </main>
  );
}
