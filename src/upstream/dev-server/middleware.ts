import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type Config = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Answers a request of the dev server, or calls `next`. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

interface DevServer {
  compiler: object;
}

/** The bundler's configuration for a dev server that asks a middleware first. */
export const withMiddleware = (
  name: string,
  create: (server: DevServer) => Middleware,
): Config & object => {
  const setupMiddlewares = (middlewares: object[], server: DevServer): object[] => {
    // The framework has such a function, too, and makes them one that joins what each of them returns.
    middlewares.unshift({name, middleware: create(server)});
    return [];
  };
  return {devServer: {setupMiddlewares}} as Config & object;
};
