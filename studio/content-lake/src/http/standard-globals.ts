// Node.js loads its `Request` and `Response` on first use, which takes as long as the rest of a
// lake's first query. This loads them with the module.
void Response.json;
void Request.name;
