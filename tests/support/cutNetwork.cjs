// Loaded before a program that may not use the network: whatever would open a connection ends the process.
const dns = require('node:dns');
const net = require('node:net');

const refuse = () => {
  process.stderr.write('A connection was opened.\n');
  process.exit(70);
};

net.Socket.prototype.connect = refuse;
Object.assign(dns, {lookup: refuse});
Object.assign(dns.promises, {lookup: refuse});
globalThis.fetch = refuse;
