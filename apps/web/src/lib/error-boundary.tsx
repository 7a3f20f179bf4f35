import { t } from '@lingui/core/macro';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { env } from '../env.ts';
import { isOnline } from './is-online.ts';
import { logger } from './logger.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A change of it, such as another page, renders the children again. */
  resetKey?: string;
  /** Replaces the failed content; default: a message about the page and a reload button. */
  instead?: ReactNode;
  onFailure?: () => void;
};

const offlineTexts = () => [t`You're offline.`, t`This page opens once you're connected again.`];
const brokenTexts = () => [
  t`We couldn't show this page.`,
  t`Something on our side broke, or the connection did. Nothing you saved is lost.`,
];

/** Catches errors of a page, including chunks that failed to load, and offers to reload it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logger.defect('A page failed', { error, componentStack });
    this.props.onFailure?.();
    if (isOnline() || this.props.instead !== undefined) return;
    window.addEventListener('online', this.reloadIfFailed, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reloadIfFailed);
  }

  private readonly reloadIfFailed = () => {
    if (this.state.failed) window.location.reload();
  };

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const [title, description] = !isOnline() ? offlineTexts() : brokenTexts();
    return (
      <div className="page-wrap py-16">
        <h1 className="sr-only">{env.siteName}</h1>
        <ErrorState title={title} description={description} onRetry={() => window.location.reload()} />
      </div>
    );
  }
}
