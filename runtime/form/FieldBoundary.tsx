import { Component, type ReactNode } from 'react';
import { failureText } from '../validation/string-of';

interface Properties {
  children: ReactNode;
  fallback: (reason: string) => ReactNode;
  onFault: (error: unknown) => void;
}

/** Contains what throws below it: the fallback is shown instead, and the fault is told. */
export class FieldBoundary extends Component<Properties, { reason: string | undefined }> {
  override state: { reason: string | undefined } = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: failureText(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.reason === undefined ? this.props.children : this.props.fallback(this.state.reason);
  }
}
