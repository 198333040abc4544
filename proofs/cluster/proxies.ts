import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiProcess, accepts, createServerProcess, freePorts, repository } from '../processes.ts';
import type { DatabaseNode } from './galera.ts';

/** HAProxy in front of the cluster, as in containers: all writes to one node, reads to the nodes in turn. */
export async function startDatabaseProxy(folder: string, nodes: readonly DatabaseNode[]) {
  const [writerPort = 0, readerPort = 0] = await freePorts(2);
  const settings = join(repository, 'docker', 'cluster', 'haproxy');
  const server = createServerProcess({
    name: 'haproxy',
    folder,
    command: () => ['haproxy', '-db', '-f', join(settings, 'haproxy.cfg')],
    env: {
      CHECK: join(settings, 'check-node.sh'),
      WRITER: `127.0.0.1:${writerPort}`,
      READER: `127.0.0.1:${readerPort}`,
      ...Object.fromEntries(nodes.map(({ port }, index) => [`NODE${index + 1}`, `127.0.0.1:${port}`])),
    },
    isReady: () => accepts(writerPort),
  });
  await server.start();
  return { ...server, writerPort, readerPort };
}

/** nginx in front of the API processes. A process that fails is left out for a second. */
export async function startWebProxy(folder: string, processes: readonly ApiProcess[], name = 'nginx') {
  const [port = 0] = await freePorts(1);
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const servers = processes.map((one) => `server 127.0.0.1:${one.port} max_fails=1 fail_timeout=1s;`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
error_log error.log;
pid pid;
events { worker_connections 2000; }
http {
  access_log off;
  ${folders.map((one) => `${one}_temp_path ${one};`).join(' ')}
  upstream api {
    ${servers.join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 320m;
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_read_timeout 200s;
      # A read that failed is repeated on another process, a write is not.
      proxy_next_upstream error timeout http_502;
      error_page 502 504 = @unavailable;
    }
    # A process that ended before it replied, or none that accepts connections.
    location @unavailable {
      default_type application/json;
      add_header Retry-After 2 always;
      return 503 '{"ok":false,"code":"unavailable","message":"Most nem érjük el az oldalt. Próbáld újra!"}';
    }
  }
}
`,
  );
  const server = createServerProcess({
    name,
    folder,
    command: () => ['nginx', '-p', home, '-c', 'nginx.conf', '-e', 'error.log'],
    isReady: () => accepts(port),
  });
  await server.start();
  return { ...server, address: `http://127.0.0.1:${port}` };
}
