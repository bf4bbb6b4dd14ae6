# Builds and serves the site, for self-hosting: see docs/deploy.md.
FROM node:24 AS build
WORKDIR /site
COPY . .
ARG SITE_URL
ARG SITE_NOINDEX
RUN npm run validate -- --launch && npm run build
# The site may be in a folder of its host.
RUN folder=/srv/www$(node -p 'new URL(process.env.SITE_URL).pathname.replace(/\/+$/, "")') \
  && mkdir -p "$folder" && cp -R public/. "$folder"

FROM nginxinc/nginx-unprivileged:1.28
COPY --from=build /srv/www /srv/www
COPY --from=build /site/deploy/nginx.conf /etc/nginx/site.conf
COPY <<EOF /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  root /srv/www;
  include /etc/nginx/site.conf;
}
EOF
