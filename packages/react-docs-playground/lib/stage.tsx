import {Component, useLayoutEffect, type ErrorInfo, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

import type {Component as CodeComponent} from './run.ts';
import type {FrameOptions, RunningFrame} from './startFrame.ts';

interface Version {
  number: number;
  component: CodeComponent;
}

interface BoundaryProps {
  onError: (error: unknown, componentStack: string) => void;
  children: ReactNode;
}

/** Shows nothing in place of children that threw, and reports the error. */
export class ErrorBoundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: unknown, {componentStack}: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Rendered next to the component, so that its effect only runs if the component rendered. */
function Shown({onShown}: {onShown: () => void}): null {
  useLayoutEffect(onShown);
  return null;
}

/**
 * Renders what the code exports into an element: the simplest `show` of `startFrame()`. After an error, the last
 * version that rendered is shown again.
 */
export const createStage = (element: Element): FrameOptions<object, never>['show'] => {
  // Errors are reported to the page, not to the console.
  const root = createRoot(element, {onCaughtError: () => undefined});
  let good: Version | undefined;
  let renders = 0;
  const render = (version: Version, frame: RunningFrame): void => {
    const {component: Shows, number} = version;
    renders += 1;
    const onError = (error: unknown, componentStack: string): void => {
      frame.reportError(error, number, componentStack);
      const back = good === version ? undefined : good;
      good = back;
      if (!back) return;
      // Not while React is still handling the error.
      queueMicrotask(() => {
        render(back, frame);
      });
    };
    const onShown = (): void => {
      if (good === version) return;
      good = version;
      frame.reportShown(number);
    };
    root.render(
      <ErrorBoundary key={renders} onError={onError}>
        <Shows />
        <Shown onShown={onShown} />
      </ErrorBoundary>,
    );
  };
  return (component, _exports, {version}, frame) => {
    render({number: version, component}, frame);
  };
};
