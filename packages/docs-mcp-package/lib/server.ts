import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';

import {versionNote} from './installedVersion';
import type {Library} from './library';
import type {DocsProgram} from './program';
import {BadRequest, schemaOf} from './request';

/** The error of the protocol for what a tool has thrown. */
const protocolError = (error: unknown): McpError => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof BadRequest ? ErrorCode.InvalidParams : ErrorCode.InternalError;
  return new McpError(code, message);
};

const instructionsOf = (subject: string, instructions: string, note: string): string =>
  [`Documentation of ${subject}, on this machine. ${instructions}`, note].join('\n\n').trim();

/** Answers requests of the Model Context Protocol on standard input until it ends. */
export const serve = async <L extends Library>(
  {name: packageName, title: programTitle, instructions, tools, documentedPackage}: DocsProgram<L>,
  library: L,
): Promise<void> => {
  const note = (): string => versionNote(library, documentedPackage);
  // Tools are described by JSON Schema and checked by our own code, which says what to do instead.
  // oxlint-disable-next-line typescript/no-deprecated -- meant for such cases; the other one only takes Zod
  const server = new Server(
    {name: packageName, title: programTitle, version: library.version},
    {
      capabilities: {tools: {}},
      instructions: instructionsOf(library.subject, instructions, note()),
    },
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
