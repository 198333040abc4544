// The container's health: ready to serve, database included.
const { env } = process;
const { ok } = await fetch(`http://127.0.0.1:${env.PORT ?? 3001}/api/ready`);
process.exit(ok ? 0 : 1);
