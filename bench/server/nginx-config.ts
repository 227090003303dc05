/** nginx configuration that serves a folder as the host does: clean addresses, precompressed gzip. */
export function nginxConfig(scratch: string, root: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${scratch}/${name};`)
    .join("\n");
  // Started by root, nginx would switch to a user who may not read the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}daemon off;
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  gzip_static on;
  open_file_cache max=1000;
${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}
