import { Component, type ReactNode } from 'react';
import { translated } from '../format/language';
import type { RunningFault } from '../contracts/services';

interface LastResortProps {
  report(fault: RunningFault): void;
  reload(): void;
  children: ReactNode;
}

/** What shows when the frame itself fails: parts have their own quarantine, so this is rare. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.report({ code: 'page-failed', message: error.message });
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="main main-centred">
        <div className="notice" role="alert">
          <h1>{translated('Something went wrong')}</h1>
          <p>{translated('This page could not be displayed. Your saved work is safe.')}</p>
          <button type="button" className="button look-primary" onClick={this.props.reload}>
            {translated('Reload page')}
          </button>
        </div>
      </main>
    );
  }
}
