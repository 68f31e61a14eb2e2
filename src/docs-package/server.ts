import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';

import {versionNote} from './installedVersion';
import {packageName} from './layout';
import type {Library} from './library';
import {BadRequest, schemaOf} from './request';
import {tools} from './tools';

/** The error of the protocol for what a tool has thrown. */
const protocolError = (error: unknown): McpError => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof BadRequest ? ErrorCode.InvalidParams : ErrorCode.InternalError;
  return new McpError(code, message);
};

const instructionsOf = ({version}: Library, note: string): string =>
  [
    `Documentation of Remotion ${version}, on this machine. Look up an API before you use it: search, then read ` +
      'the section that fits. For an error, call explain_error with the printed text.',
    note,
  ]
    .join('\n\n')
    .trim();

/** Answers requests of the Model Context Protocol on standard input until it ends. */
export const serve = async (library: Library): Promise<void> => {
  const note = (): string => versionNote(process.cwd(), library.version);
  // Tools are described by JSON Schema and checked by our own code, which says what to do instead.
  // oxlint-disable-next-line typescript/no-deprecated -- meant for such cases; the other one only takes Zod
  const server = new Server(
    {name: packageName, title: 'Remotion docs', version: library.version},
    {capabilities: {tools: {}}, instructions: instructionsOf(library, note())},
  );
  server.onerror = ({message}) => {
    process.stderr.write(`${packageName}: ${message}\n`);
  };
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({name, title, description, parameters}) => ({
      name,
      title,
      description,
      inputSchema: schemaOf(parameters),
      annotations: {title, readOnlyHint: true, openWorldHint: false},
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({params}) => {
    const tool = tools.find(({name}) => name === params.name);
    if (!tool) {
      const names = tools.map(({name}) => name).join(', ');
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 100)}". Choose from: ${names}.`,
      );
    }
    try {
      const {text} = await tool.run(library, params.arguments);
      return {
        content: [text, note()].flatMap((part) => (part ? {type: 'text', text: part} : [])),
      };
    } catch (error) {
      throw protocolError(error);
    }
  });
  await server.connect(new StdioServerTransport());
  // After the answer to a client that is waiting; the first search says what is wrong.
  setImmediate(() => {
    library.warmUp().catch(() => undefined);
  });
};
