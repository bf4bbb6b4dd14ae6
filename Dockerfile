# Builds and serves the site, for self-hosting: see docs/deploy.md.
FROM node:24 AS build
WORKDIR /site
COPY . .
ARG SITE_URL
RUN npm run validate -- --launch && npm run build

FROM nginxinc/nginx-unprivileged:1.28
COPY --from=build /site/public /srv/site/public
COPY --from=build /site/deploy/nginx.conf /etc/nginx/site.conf
COPY <<EOF /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  root /srv/site/public;
  include /etc/nginx/site.conf;
}
EOF
