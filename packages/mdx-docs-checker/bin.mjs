#!/usr/bin/env node
import {runCli} from 'mdx-docs-checker/cli';

process.exitCode = await runCli(process.argv.slice(2));
