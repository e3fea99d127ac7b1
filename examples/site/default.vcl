vcl 4.1;

# Varnish in front of the site: it keeps pages until one of their tags changes. Start it with a second address, which only
# this machine reaches, for the purges: varnishd -f default.vcl -a :6081 -a purge=127.0.0.1:6082
import std;

backend site {
  .host = "127.0.0.1";
  .port = "4321";
  .probe = { .url = "/robots.txt"; .interval = 1s; .timeout = 1s; .initial = 8; }
}

backend server {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (local.socket != "purge") { return (synth(405)); }
    if (std.ban("obj.http.cache-tag ~ (^|,)(" + req.http.x-tags + ")(,|$)")) { return (synth(200)); }
    return (synth(400, std.ban_error()));
  }
  if (req.url ~ "^/files/") {
    set req.backend_hint = server;
    # With a tag it never changes. Without one it may be a large document.
    if (req.url !~ "[?&]v=") { return (pass); }
  } else if (std.healthy(req.backend_hint)) {
    # Stale pages are shown while new ones are made; while the site is away, as long as they are kept.
    set req.grace = 60s;
  }
  unset req.http.cookie;
}

sub vcl_backend_response {
  set beresp.grace = 1d;
  # An error never takes the place of a page.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.x-cache = "hit"; } else { set resp.http.x-cache = "miss"; }
}
