/** Resolves in a new task without delay, even in background tabs, where timers are throttled. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
