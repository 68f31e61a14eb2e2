#!/usr/bin/env node
import {runCli} from 'docusaurus-override-ledger/cli';

process.exitCode = await runCli(process.argv.slice(2));
