// Serves a page of docs/frameworks/go.md: go run go_site.go PORT FOLDER, where FOLDER has site.json.
package main

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"html/template"
	"net/http"
	"os"
)

type site struct {
	Page    string                 `json:"page"`
	Title   string                 `json:"title"`
	Options map[string]interface{} `json:"options"`
}
type visit struct{ token, customer string }

func main() {
	var given site
	text, _ := os.ReadFile(os.Args[2] + "/site.json")
	if err := json.Unmarshal(text, &given); err != nil {
		panic(err)
	}
	page := template.Must(template.New("page").Parse(given.Page))
	visits := map[string]*visit{}
	of := func(w http.ResponseWriter, r *http.Request) *visit {
		if cookie, err := r.Cookie("visit"); err == nil && visits[cookie.Value] != nil {
			return visits[cookie.Value]
		}
		random := make([]byte, 32)
		rand.Read(random)
		name := hex.EncodeToString(random[:16])
		visits[name] = &visit{token: hex.EncodeToString(random[16:])}
		http.SetCookie(w, &http.Cookie{Name: "visit", Value: name, Path: "/"})
		return visits[name]
	}
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		who := of(w, r)
		if r.Method != "POST" {
			if as := r.URL.Query().Get("as"); as != "" {
				who.customer = as
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			page.Execute(w, map[string]interface{}{"Token": who.token, "CustomerID": who.customer, "Title": given.Title, "Options": given.Options})
			return
		}
		token := r.Header.Get("X-CSRF-Token")
		if token == "" {
			token = r.FormValue("_token")
		}
		if token != who.token {
			http.Error(w, "Forbidden - CSRF token invalid", http.StatusForbidden)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		w.Write([]byte(`{"data":{}}`))
	})
	http.ListenAndServe("127.0.0.1:"+os.Args[1], nil)
}
